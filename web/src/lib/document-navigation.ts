/** Leaves or reloads the document. An object, so that tests can replace it: jsdom does not navigate. */
export const documentNavigation = {
  open: (href: string): void => location.assign(href),
  reload: (): void => location.reload(),
};
