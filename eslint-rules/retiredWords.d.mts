export interface RetiredWord {
  word: string;
  /** The word to use in its place. */
  instead: string;
}

export const retiredWords: Record<'everywhere' | 'names', Record<string, string>>;
export const stillInUse: readonly string[];
export function retiredIn(text: string): RetiredWord[];
export function retiredInName(name: string): RetiredWord[];
