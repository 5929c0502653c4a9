/** How often a process started by npm checks for its parent. */
const LOOK_MS = 250;

let parent = process.ppid;

/** For a program that loads this module late, when its parent may already have ended: the parent when it began. */
export function setParent(pid: number): void {
  parent = pid;
}

/**
 * Runs `onGone` once npm's shell has ended, at once if it already has, unless the returned function is called before. npm runs a script in
 * a shell that ends at SIGTERM without forwarding it.
 */
export function watchParent(onGone: () => void): () => void {
  if (process.env['npm_lifecycle_event'] === undefined) return () => undefined;
  const look = () => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  };
  const timer = setInterval(look, LOOK_MS).unref();
  look();
  return () => clearInterval(timer);
}
