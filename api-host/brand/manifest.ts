import type { BrandFile } from './pictures';
import type { LoadedBrand } from './readBrand';

type Json = Record<string, unknown>;

/** The default brand's manifest, from which addresses, display and shortcuts are kept. */
type Manifest = Json & { icons: { src: string }[] };

/** The web app manifest of the build under a brand. A brand without any of the icons gets its favicon instead. */
export function manifestOf(built: string, { pageBrand, shortName, files }: LoadedBrand): BrandFile {
  const { brand, description, ground } = pageBrand;
  const manifest = JSON.parse(built) as Manifest;
  const own = manifest.icons.filter(({ src }) => files.has(src));
  const icons = own.length > 0 ? own : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }];
  const branded = {
    ...manifest,
    name: brand.name,
    short_name: shortName,
    description: description ?? `Cổng tài khoản và nạp thẻ ${brand.name}`,
    background_color: ground.dark,
    theme_color: ground.dark,
    icons,
  };
  return { type: 'application/manifest+json', content: Buffer.from(JSON.stringify(branded)) };
}
