import { type ReactNode, use, useMemo } from 'react';
import { KitTextsContext, logo, money } from './KitTextsContext';

export interface BrandTextsProviderProps {
  children?: ReactNode;
  /** The product's name, as its logo says it. */
  name: string;
  /** The sign of amounts without a unit. */
  unit: string;
}

/** Gives the components below it the product's name and unit. KitTextsProvider replaces any text, and brings the others of the kit with it. */
export const BrandTextsProvider = ({ children, name, unit }: BrandTextsProviderProps) => {
  const outer = use(KitTextsContext);
  const textsOf = useMemo(() => {
    const own = new Map<object, object>([
      [logo, { title: name }],
      [money, { unit }],
    ]);
    return <Texts extends object>(texts: Texts): Texts =>
      (own.get(texts) as Texts | undefined) ?? outer(texts);
  }, [outer, name, unit]);
  return <KitTextsContext value={textsOf}>{children}</KitTextsContext>;
};
