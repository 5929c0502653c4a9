import { parsePage, type Page, type PageContent } from './page';

/** The markup of #root and its style tags. */
export type Markup = Pick<PageContent, 'css' | 'html'>;

/** A signed-in page without its content. */
export interface Frame {
  page: Page;
  /** The skeleton, which is shown without data. */
  skeleton: Markup;
  /** The paths of the GETs that the page sends first. */
  firstPaths: readonly string[];
}

/** The pages of a portal. */
export interface BuiltPages {
  /** The page for every address without a page of its own. */
  shell: Page;
  /** Prerendered public pages, and pages that preload the scripts of a signed-in page, by their path. */
  pages: ReadonlyMap<string, Page>;
  /** Pages for signed-in players, by their path. */
  frames: ReadonlyMap<string, Frame>;
}

/** An entry of frames.json. Builds of earlier releases name the paths `asks`. */
interface ListedFrame {
  file: string;
  skeleton: Markup;
  firstPaths?: string[];
  asks?: string[];
}

/** The build's pages.json and frames.json: files by the address they are served at. */
export interface PageLists {
  pages: Record<string, string>;
  frames: Record<string, ListedFrame>;
}

/** Parses the pages in the lists; `read` returns the HTML of a file. */
export const pagesOf = (read: (file: string) => string, { pages, frames }: PageLists): BuiltPages => ({
  shell: parsePage(read('index.html')),
  pages: new Map(Object.entries(pages).map(([address, file]) => [address, parsePage(read(file))])),
  frames: new Map(
    Object.entries(frames).map(([address, { file, skeleton, asks = [], firstPaths = asks }]) => [
      address,
      { page: parsePage(read(file)), skeleton, firstPaths },
    ]),
  ),
});
