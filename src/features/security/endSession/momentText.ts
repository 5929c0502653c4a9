import type { Instant } from '@portal/contract';

/** 22/11/2026 09:05. Formatted without moment, which public pages must not load. */
export function momentText(instant: Instant): string {
  const at = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  const date = [two(at.getDate()), two(at.getMonth() + 1), at.getFullYear()].join('/');
  return `${date} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
