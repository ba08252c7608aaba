/** Places that every page links to, in order. */
export const NAVIGATION: readonly { readonly to: string; readonly title: string }[] = [
  { to: '/browse', title: 'Browse' },
  { to: '/models', title: 'Models' },
];
