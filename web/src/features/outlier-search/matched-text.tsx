/** Highlights the typed characters. */
export function MatchedText({ text, typed }: { text: string; typed: string }) {
  const wanted = typed.trim().toLowerCase();
  const at = wanted === "" ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <b className="font-[650] text-text">{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}
