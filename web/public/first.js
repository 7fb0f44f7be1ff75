// Runs before the first paint, so that the page never flashes in the other theme, nor shows words meant for another browser.
(() => {
  const root = document.documentElement;
  let theme = null;
  try {
    theme = localStorage.getItem("studio-ui-theme");
  } catch {
    theme = null;
  }
  if (location.pathname === "/auth/signup") theme = "system";
  const isLight = theme === "system" ? matchMedia("(prefers-color-scheme: light)").matches : theme === "light";
  root.classList.toggle("light", isLight);
  root.classList.toggle("dark", !isLight);

  const { app, offset } = document.currentScript.dataset;
  if (!app) return;

  let isStarted = false;
  const start = () => {
    if (!isStarted) void import(app);
    isStarted = true;
  };
  // Drawn for a wide screen and by one clock.
  const isOurs =
    !offset || (Number(offset) === new Date().getTimezoneOffset() && !matchMedia("(width < 48rem)").matches);
  root.classList.toggle("without-words", !isOurs);
  if (!isOurs || document.hidden) return start();

  // The script would hold up the paint of the words it came with. A tab in the background has no frames to wait for.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const painted = async () => {
    await frame();
    await document
      .querySelector('#root img[fetchpriority="high"]')
      ?.decode()
      .catch(() => undefined);
    await frame();
    await frame();
  };
  setTimeout(start, 1500);
  painted().then(start);
})();
