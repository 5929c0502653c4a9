/**
 * Runs `act`, which reloads the document by default, if the host no longer has the script that runs this page, because of a release
 * since; resolves with true if so. Some hosts answer with their HTML page in place of a missing script. A host that cannot be reached or
 * has an error says nothing.
 */
export async function afterRelease(act = () => window.location.reload()): Promise<boolean> {
  const running = document.querySelector<HTMLScriptElement>('script[src*="/portal."]');
  const answer =
    running && (await fetch(running.src, { method: 'HEAD', cache: 'no-store' }).catch(() => null));
  if (!answer || answer.status > 499 || answer.headers.get('Content-Type')?.includes('script')) return false;
  act();
  return true;
}
