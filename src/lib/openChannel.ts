/**
 * The channel of this name among the tabs of this browser; null where there is none. Firefox throws if its settings block cookies and
 * site data (APP-7).
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
