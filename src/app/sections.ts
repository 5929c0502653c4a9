/** First part of a path: 'payment' for /payment/card. */
export const sectionOf = (pathname: string): string => pathname.split('/')[1] ?? '';

/** Whether a path is a section's page or lies below it. Only '/' itself is within '/'. */
export const isWithin = (pathname: string, section: string): boolean =>
  pathname === section || (section !== '/' && pathname.startsWith(`${section}/`));
