/** Whether this user has a browser that can show a page: on systems of other kinds it needs a display. */
export function hasBrowser(environment: Readonly<Record<string, string | undefined>>): boolean {
  if (process.platform === 'darwin' || process.platform === 'win32') return environment['SSH_CONNECTION'] === undefined;
  return environment['DISPLAY'] !== undefined || environment['WAYLAND_DISPLAY'] !== undefined;
}

/** Show a page in the browser, which outlives this process. */
export async function showPage(address: string): Promise<void> {
  // Loaded here, so that other commands start without it.
  const { default: open } = await import('open');
  await open(address);
}
