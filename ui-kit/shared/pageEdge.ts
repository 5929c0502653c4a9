/** The space at either side of a page's content, as a CSS length: header, shell and public pages share one grid, at most 1168 px wide. */
export const PAGE_EDGE = 'max(24px, calc((100% - 1168px) / 2))';
