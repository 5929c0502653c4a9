import { pagesAt } from '../../src/app/pagesAt';
import { addressOf, flatten, routes, type PageName, type PortalRoute } from '../../src/app/routes';
import { chunkOf, type Chunks } from './chunks';

/** The files that an address needs in addition to those of every page. */
export const filesAt = ({ filesOf }: Chunks, address: string): string[] => [
  ...new Set(pagesAt(address).flatMap(filesOf)),
];

const addressesOf = (rows: PortalRoute[]): string[] => [
  ...new Set(flatten(rows).flatMap((row) => addressOf(row) ?? [])),
];

/** The addresses of the public pages. */
export const publicAddresses: string[] = addressesOf([...routes.guest, ...routes.open]);

/** The addresses inside the shell whose page can be determined before the portal runs. */
export const shellAddresses: string[] = addressesOf(routes.signedIn);

export interface MeasuredPage {
  page: PageName;
  kind: 'public' | 'shell';
}

const measuredOf = (rows: PortalRoute[], kind: MeasuredPage['kind']): MeasuredPage[] =>
  flatten(rows).flatMap(({ page }) =>
    page === undefined || page === 'shell' || page === 'openFrame' ? [] : [{ page, kind }],
  );

/** Every page with its own chunk, for the budgets. */
export const measuredPages: MeasuredPage[] = [
  ...measuredOf([...routes.guest, ...routes.open, ...routes.anyone], 'public'),
  ...measuredOf(routes.signedIn, 'shell'),
].filter(({ page }) => page === chunkOf(page));
