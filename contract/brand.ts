/**
 * What a deployment calls its game and its credit, and its pictures, as the host tells the portal in its settings (PORTAL_BRAND,
 * docs/brand.md). Colours, font and corners come as a style sheet in the page.
 */
export interface Brand {
  /** The name of the game and of its portal. Texts have it as `{game}`. */
  name: string;
  /** Who runs the portal, in the copyright line. Texts have it as `{company}`. */
  company: string;
  /** What players call the credit. Texts have it as `{unit}`; between portal and host the currency is 'KP' under every brand. */
  unit: string;
  /** Address of the picture before the name in place of the first brand's hexagon; '' for none. */
  logo: string;
  /** Address of the picture of a pile of coins, in place of the kit's own; '' for none. */
  coin: string;
}
