import { SectionSevenHost, usualTraits, type HostTraits } from '../sectionSevenHost';
import { useStandInRecaptcha } from '../sectionSevenHost/recaptcha';
import { expect, test as base } from './browserTest';
import { requireBuild } from './requireBuilds';

interface AnyHostOptions {
  /** Deviations from the default section-7 host. */
  traits: Partial<HostTraits>;
  /** The player whose session the browser has; nobody's by default. */
  signedInAs: 'demo' | 'closed' | null;
}

/**
 * The built portal on a host with only the calls of requirements §7 and the fields of requirements §3 (HOST-1). Each test has its own
 * host.
 */
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

/** Possible origins of the host; a suite runs once for each. */
export const placements = [
  ['the portal’s origin', { crossOrigin: false }],
  ['another origin', { crossOrigin: true }],
] as const satisfies readonly (readonly [string, Partial<HostTraits>])[];
