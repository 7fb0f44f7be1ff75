import { addressOf } from "@coldopen/contract/kernel/address";
import { paths } from "@coldopen/contract/paths";
import { sessionRoutes } from "@coldopen/contract/session/routes";
import { escapeHtml, Page } from "../../platform/http/page.ts";

const style = `
:root{color-scheme:light dark;--background:#f8f6f2;--surface:#fefdfb;--text:#221d18;--muted:#544d43;--line:#8b8378;--brand:#f59e0b;--on-brand:#221503;--focus:#8a4f00}
@media (prefers-color-scheme:dark){:root{--background:#141210;--surface:#1b1916;--text:#f2eee7;--muted:#b8b0a3;--line:#79736a;--focus:#fbbf24}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--background);color:var(--text);font:16px/24px Archivo,system-ui,sans-serif}
main{width:100%;max-width:26rem}
h1{margin:0;font-size:28px;line-height:34px;letter-spacing:-.02em}
p{margin:8px 0 24px;color:var(--muted)}
form{display:flex;flex-wrap:wrap;gap:12px}
button,a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button{border-color:var(--brand);background:var(--brand);color:var(--on-brand)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
`;

/** Asks before a session ends: what came here may be a picture, a frame, or a link of another site. */
export const logoutPage = (returnTo: string): Page => {
  const action = addressOf(sessionRoutes.logout, { query: { returnTo } });
  return new Page({
    title: "Log out of Cold Open?",
    style,
    body: `<main><h1>Log out of Cold Open?</h1><p>You will have to log in again on this device.</p><form method="post" action="${escapeHtml(action)}"><button type="submit">Log out</button><a href="${paths.root}">Stay logged in</a></form></main>`,
  });
};
