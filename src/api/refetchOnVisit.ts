/**
 * Options of a query whose data is fetched again on each visit of the page, unless it has arrived within the last 5 s, such as with the
 * page itself (firstAnswers.ts).
 */
export const refetchOnVisit = { refetchOnMountOrArgChange: 5 } as const;
