import { type ReactNode, use, useMemo } from 'react';
import { KitTextsContext } from './KitTextsContext';
import { type KitTextChanges, type KitTexts, kitTexts } from './kitTexts';

export interface KitTextsProviderProps {
  children?: ReactNode;
  /** The texts to replace. Pass the same object on every render. */
  texts: KitTextChanges;
}

type TextsOf = <Texts extends object>(own: Texts) => Texts;

const withChanges = (textsOf: TextsOf, changes: KitTextChanges): TextsOf => {
  const groups = Object.keys(changes) as (keyof KitTexts)[];
  const changed = new Map<object, object>(
    groups.map((group) => [kitTexts[group], { ...textsOf(kitTexts[group]), ...changes[group] }]),
  );
  return <Texts extends object>(own: Texts) => (changed.get(own) as Texts | undefined) ?? textsOf(own);
};

/** Replaces texts of its descendants: another language, another product's name, another unit of money. */
export const KitTextsProvider = ({ children, texts }: KitTextsProviderProps) => {
  const outer = use(KitTextsContext);
  const textsOf = useMemo(() => withChanges(outer, texts), [outer, texts]);
  return <KitTextsContext value={textsOf}>{children}</KitTextsContext>;
};
