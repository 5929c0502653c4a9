/** The space beside a page's content: header, shell and public pages share one grid, at most 1168 px wide. A CSS length. */
export const PAGE_EDGE = 'max(24px, calc((100% - 1168px) / 2))';
