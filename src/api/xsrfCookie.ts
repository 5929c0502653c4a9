import { wireNames } from '@portal/contract';

/** The XSRF-TOKEN cookie, url-decoded as Laravel's clients do; null when there is none (API-1). */
export function readXsrfToken(cookies: string = document.cookie): string | null {
  const prefix = `${wireNames.xsrfCookie}=`;
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(prefix));
  if (pair === undefined || pair === prefix) return null;
  const raw = pair.slice(prefix.length);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
