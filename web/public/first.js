// Runs before the first paint, so that the page never flashes in the other theme, nor shows words meant for another clock.
(() => {
  const page = document.documentElement;
  let theme = null;
  try {
    theme = localStorage.getItem("studio-ui-theme");
  } catch {
    theme = null;
  }
  if (location.pathname === "/auth/signup") theme = "system";
  const isLight = theme === "system" ? matchMedia("(prefers-color-scheme: light)").matches : theme === "light";
  page.classList.toggle("light", isLight);
  page.classList.toggle("dark", !isLight);

  const { app } = document.currentScript.dataset;
  if (!app) return;

  // Words of someone's own first screen tell days and ages, by the clock they were written by.
  const isByAnotherClock = ({ dataset: { offset } }) => offset && Number(offset) !== new Date().getTimezoneOffset();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const check = async () => {
    await frame();
    const root = document.getElementById("root");
    if (root) page.classList.toggle("without-words", Boolean(isByAnotherClock(root)));
    else void check();
  };
  void check();

  // The script would hold up the paint of the words it came after. A tab in the background has no frames to wait for.
  const painted = async (words) => {
    await frame();
    if (!words.checkVisibility()) return;
    await words
      .querySelector('img[fetchpriority="high"]')
      ?.decode()
      .catch(() => undefined);
    await frame();
    await frame();
  };

  // What people do with a drawn page is done by the one that takes its place: nothing typed gets into an address, and
  // nothing that an address brought along gets lost.
  document.addEventListener("submit", (event) => {
    if (!event.target.closest("[data-drawn]")) return;
    event.preventDefault();
    event.target.dataset.sent = "";
  });
  document.addEventListener("click", ({ target }) => {
    const link = target.closest("[data-drawn] a");
    if (link) link.search = location.search;
  });

  document.addEventListener("DOMContentLoaded", async () => {
    const words = document.querySelector("#root:not(:empty)");
    if (words && !isByAnotherClock(words) && !document.hidden)
      await Promise.race([painted(words), new Promise((resolve) => setTimeout(resolve, 1000))]);
    await import(app);
  });
})();
