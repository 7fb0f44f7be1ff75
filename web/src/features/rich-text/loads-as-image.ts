/** Only loading tells whether an address is a picture. */
export const loadsAsImage = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    // biome-ignore lint/plugin: typed by the person who sees it, and https by the rule of documents
    image.src = address;
  });
