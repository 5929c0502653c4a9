import type { Brand } from '@portal/contract';

/** What of a brand stands in the HTML of a page, beside what the portal renders. It is sent to a thread, so it holds data only. */
export interface Look {
  brand: Brand;
  /** What a link to the portal says of a page without a description of its own; null: the portal's own words. */
  description: string | null;
  /** The grounds of both modes, for the browser's bar and for the page before its style sheet. */
  ground: { dark: string; light: string };
  /** The brand's CSS variables; '' for the first brand. */
  styleSheet: string;
  /** The @font-face rules of the brand's font, in whose place the portal's is not loaded; null: the portal's own. */
  fontCss: string | null;
  /** Whether there is a /preview.jpg. */
  preview: boolean;
  /** Whether there is art (world/world.css); pages keep no room for what never comes. */
  art: boolean;
}
