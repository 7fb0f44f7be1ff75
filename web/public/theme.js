// Runs before the first paint, so that the page never flashes in the other theme.
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
})();
