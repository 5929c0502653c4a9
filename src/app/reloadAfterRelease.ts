/**
 * Reloads the document if the host no longer has the script that runs this page, because of a release since; true if it does. Some hosts
 * answer with their HTML page in place of a missing script. A host that cannot be reached or has an error says nothing.
 */
export async function reloadAfterRelease(): Promise<boolean> {
  const running = document.querySelector<HTMLScriptElement>('script[src*="/portal."]');
  const answer =
    running && (await fetch(running.src, { method: 'HEAD', cache: 'no-store' }).catch(() => null));
  if (!answer || answer.status > 499 || answer.headers.get('Content-Type')?.includes('script')) return false;
  window.location.reload();
  return true;
}
