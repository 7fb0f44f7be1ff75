export const docsStyle = `
:root{color-scheme:dark;--bg:#141210;--sunken:#0e0d0b;--text:#f2eee7;--muted:#b8b0a3;--faint:#9a9287;--line:#f2eee716;--brand:#fbb739;--get:#7cc4f0;--write:#7fd39b;--drop:#ff9b8a}
@media (prefers-color-scheme:light){:root{color-scheme:light;--bg:#f8f6f2;--sunken:#f0ede7;--text:#1d1a16;--muted:#544d43;--faint:#6a6258;--line:#1d1a161f;--brand:#8a4f00;--get:#0b5c8a;--write:#1c6b3a;--drop:#a8321f}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:13px/20px Archivo,system-ui,sans-serif;font-variant-numeric:tabular-nums}
a{color:inherit;text-underline-offset:3px}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px;border-radius:4px}
body>div{display:grid;grid-template-columns:13rem minmax(0,1fr);min-height:100vh}
nav{position:sticky;top:0;height:100vh;overflow-y:auto;padding:16px 8px;background:var(--sunken);border-right:1px solid var(--line)}
nav svg{display:block;width:26px;height:18px;margin:2px 10px 16px}
nav a{display:flex;justify-content:space-between;padding:5px 10px;border-radius:6px;color:var(--muted);font-weight:500;text-decoration:none}
nav a:hover{background:var(--bg);color:var(--text)}
nav small{color:var(--faint);font-size:11px}
main{width:100%;max-width:66rem;padding:24px 24px 72px}
h1{margin:0;font-size:28px;line-height:34px;letter-spacing:-.02em}
h1+p{max-width:40rem;margin:8px 0 0;color:var(--muted)}
h2{margin:40px 0 8px;font-size:16px;line-height:22px;scroll-margin-top:16px}
h3{margin:12px 0 4px;font-size:12px;font-weight:500;color:var(--faint)}
details{border-top:1px solid var(--line)}
section details:last-child{border-bottom:1px solid var(--line)}
details[open]{padding-bottom:16px}
summary{display:grid;grid-template-columns:4rem minmax(0,1fr) auto;gap:2px 12px;align-items:baseline;padding:9px 0;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:hover{color:var(--brand)}
summary b{font-size:11px;font-weight:650;letter-spacing:.03em;color:var(--write)}
summary b.GET{color:var(--get)}
summary b.DELETE{color:var(--drop)}
summary code{overflow-wrap:anywhere}
summary span{grid-column:2;color:var(--muted)}
summary i{grid-row:1;grid-column:3;font-style:normal;font-size:11px;color:var(--faint)}
code,pre{font:12px/18px ui-monospace,SFMono-Regular,Menlo,monospace}
pre{margin:0;padding:12px;overflow-x:auto;background:var(--sunken);border-radius:6px}
@media (max-width:767px){body>div{display:block}nav{position:static;height:auto;border:0}}
`;
