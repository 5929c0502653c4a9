export const countdownButton = {
  wait: (label: string, seconds: number): string => `${label} (${seconds} giây)`,
};
