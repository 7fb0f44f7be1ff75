/** Saves a picture; where that fails, the browser opens it instead. */
export async function download(address: string, name: string): Promise<void> {
  try {
    const response = await fetch(address, { credentials: "include" });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch {
    window.open(address, "_blank", "noopener");
  }
}
