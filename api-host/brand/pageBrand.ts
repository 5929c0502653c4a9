import type { Brand } from '@portal/contract';

/** The parts of a brand that a page's HTML contains. It is sent to a worker thread, so it holds only data. */
export interface PageBrand {
  brand: Brand;
  /** The link preview's description for pages without their own; null: the portal's default. */
  description: string | null;
  /** The background colours of both modes, for the browser's bar and for the page before its style sheet has loaded. */
  ground: { dark: string; light: string };
  /** The brand's CSS variables; '' for the default brand. */
  styleSheet: string;
  /** The @font-face rules of the brand's font, which replaces the portal's; null: the portal's font. */
  fontCss: string | null;
  /** Whether there is a /preview.jpg. */
  preview: boolean;
  /** Whether the brand has art (world/world.css). Without it pages reserve no space for it. */
  art: boolean;
}
