import { parsePage, type Page, type PageContent } from './page';

/** Markup of #root and its style tags. */
export type Markup = Pick<PageContent, 'css' | 'html'>;

/** A signed-in page without its content. */
export interface Frame {
  page: Page;
  /** What it shows without data: its skeleton. */
  skeleton: Markup;
  /** The paths of the GETs that the page sends first. */
  asks: readonly string[];
}

/** The pages of a portal. */
export interface BuiltPages {
  /** The page of every address that has none of its own. */
  shell: Page;
  /** Prerendered public pages, and those that preload the scripts of a signed-in page, by their path. */
  pages: ReadonlyMap<string, Page>;
  /** Signed-in pages by their path, as a signed-in player is given them. */
  frames: ReadonlyMap<string, Frame>;
}

/** The build's pages.json and frames.json: files by the address that they are for. */
export interface PageLists {
  pages: Record<string, string>;
  frames: Record<string, { file: string; skeleton: Markup; asks: string[] }>;
}

/** The pages that the lists name, whose HTML `read` gives. */
export const pagesOf = (read: (file: string) => string, { pages, frames }: PageLists): BuiltPages => ({
  shell: parsePage(read('index.html')),
  pages: new Map(Object.entries(pages).map(([address, file]) => [address, parsePage(read(file))])),
  frames: new Map(
    Object.entries(frames).map(([address, { file, ...frame }]) => [
      address,
      { page: parsePage(read(file)), ...frame },
    ]),
  ),
});
