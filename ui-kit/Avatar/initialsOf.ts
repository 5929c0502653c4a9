/** Two initials: those of the first and last word of a name, or the first two letters of a username. */
export const initialsOf = (name: string): string => {
  const words = name
    .trim()
    .split(/[\s_]+/)
    .filter(Boolean);
  const first = [...(words[0] ?? '')];
  const last = words.length > 1 ? [...(words[words.length - 1] ?? '')] : first.slice(1);
  return `${first[0] ?? '?'}${last[0] ?? ''}`.toLocaleUpperCase('vi-VN');
};
