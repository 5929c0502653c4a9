/**
 * A deployment's names for its game and its credit, and its images, which the host passes to the portal in the settings (PORTAL_BRAND,
 * docs/brand.md). Colours, font and corner radii come from a style sheet in the page.
 */
export interface Brand {
  /** The name of the game and of its portal. Texts refer to it as `{game}`. */
  name: string;
  /** The company that runs the portal, for the copyright line. Texts refer to it as `{company}`. */
  company: string;
  /** The players' name for the credit. Texts refer to it as `{unit}`; between portal and host the currency is 'KP' under every brand. */
  unit: string;
  /** URL of the image before the name, in place of the default brand's hexagon; '' for none. */
  logo: string;
  /** URL of the image of a pile of coins, in place of the kit's own; '' for none. */
  coin: string;
}
