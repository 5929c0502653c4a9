import {
  CODE_TRIES,
  lives,
  MINUTE,
  type Given,
  type LinkPurpose,
  type ModelCode,
  type ModelLink,
  type Purpose,
} from './modelTerms';

/** The codes and links sent to a player, and which of them still work. */
export class ModelSent {
  private codes = new Map<Purpose, ModelCode>();
  links: ModelLink[] = [];
  private linksSent = 0;

  workingLinks(): ModelLink[] {
    return this.links.filter(({ purpose, used, age }) => !used && age < lives.links[purpose]);
  }

  workingCodes(): ModelCode[] {
    return [...this.codes.values()].filter(
      ({ used, age, triesLeft }) => !used && triesLeft > 0 && age < lives.code,
    );
  }

  timePasses(minutes: number): void {
    for (const row of [...this.codes.values(), ...this.links]) row.age += minutes;
  }

  /** The effect of a credential change. */
  end(): void {
    this.codes.clear();
    this.links = [];
  }

  putCode(purpose: Purpose, target: string): void {
    this.codes.set(purpose, { purpose, target, age: 0, triesLeft: CODE_TRIES, used: false });
  }

  /** Like `putCode`; false if an unused code was sent just before. */
  putCodeUnlessRecent(purpose: Purpose, target: string): boolean {
    const former = this.codes.get(purpose);
    if (former && !former.used && former.age < MINUTE) return false;
    this.putCode(purpose, target);
    return true;
  }

  /** Whether a code is accepted. A wrong one costs a try; a right one is used up unless the change is not `possible`. */
  useCode(purpose: Purpose, target: string, given: Given, possible = true): boolean {
    const code = this.codes.get(purpose);
    if (!code || code.target !== target || !this.workingCodes().includes(code)) return false;
    if (given !== 'right') code.triesLeft -= 1;
    else if (possible) code.used = true;
    return given === 'right';
  }

  putLink(purpose: LinkPurpose, target: string): void {
    this.links.push({ purpose, target, age: 0, used: false, number: this.linksSent });
    this.linksSent += 1;
  }

  /** Whether a link works. */
  works(link: ModelLink | undefined): link is ModelLink {
    return this.lasts(link) && !link.used;
  }

  /** Whether a link has neither expired nor been ended; it may have been used. */
  lasts(link: ModelLink | undefined): link is ModelLink {
    return link !== undefined && this.links.includes(link) && link.age < lives.links[link.purpose];
  }
}
