/** The name of the command key on this platform. */
export const modifierName = (platform: string = navigator.platform): string =>
  /mac|iphone|ipad/i.test(platform) ? "⌘" : "Ctrl";
