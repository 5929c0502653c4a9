/** The container's health check: exits with 0 if the host can serve requests (docs/operating.md, "Health"). */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/ready`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
