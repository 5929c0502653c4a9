/** The container's health check: whether the host can take requests (docs/operating.md, "Health"). */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/ready`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
