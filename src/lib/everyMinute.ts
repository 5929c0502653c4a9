/** Calls `look` every minute, for a page that stays open. Returns a function that stops it. */
export function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, 60_000);
  return () => clearInterval(timer);
}
