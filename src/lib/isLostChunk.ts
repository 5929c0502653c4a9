/** Whether the reason of a rejection is a chunk that could not be loaded: the connection was lost (decision 0136). */
export const isLostChunk = (reason: unknown): boolean =>
  reason instanceof Error && reason.name === 'ChunkLoadError';
