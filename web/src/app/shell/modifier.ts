/** What the key beside the space bar is called here. */
export const modifierName = (platform: string = navigator.platform): string =>
  /mac|iphone|ipad/i.test(platform) ? "⌘" : "Ctrl";
