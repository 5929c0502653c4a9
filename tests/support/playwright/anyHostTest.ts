import { SectionSevenHost, usualTraits, type HostTraits } from '../sectionSevenHost';
import { useStandInRecaptcha } from '../sectionSevenHost/recaptcha';
import { expect, test as base } from './browserTest';
import { requireBuild } from './requireBuilds';

interface AnyHostOptions {
  /** What differs from the usual section-7 host. */
  traits: Partial<HostTraits>;
  /** Whose session the browser has; nobody's unless said otherwise. */
  signedInAs: 'demo' | 'closed' | null;
}

/** The built portal at a host that has the calls and fields of requirements §7 and requirements §3 alone (HOST-1). Each test has a host of its own. */
export const test = base.extend<AnyHostOptions & { host: SectionSevenHost }>({
  traits: [{}, { option: true }],
  signedInAs: [null, { option: true }],

  host: async ({ traits }, use) => {
    requireBuild();
    const host = new SectionSevenHost({ ...usualTraits, ...traits });
    await host.start();
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.portalOrigin),

  async context({ context, host, signedInAs }, use) {
    await useStandInRecaptcha(context);
    if (signedInAs !== null) await context.addCookies(host.cookiesOf(signedInAs));
    await use(context);
  },
});

export { expect };

/** Where the host may stand; a suite runs once for each. */
export const placements = [
  ['the portal’s origin', { crossOrigin: false }],
  ['another origin', { crossOrigin: true }],
] as const satisfies readonly (readonly [string, Partial<HostTraits>])[];
