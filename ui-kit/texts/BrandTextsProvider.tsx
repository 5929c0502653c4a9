import { type ReactNode, use, useMemo } from 'react';
import { KitTextsContext, logo, money } from './KitTextsContext';

export interface BrandTextsProviderProps {
  children?: ReactNode;
  /** The product's name as its logo shows it. */
  name: string;
  /** The default unit, for amounts without their own unit. */
  unit: string;
}

/** Provides the product's name and unit to its descendants. KitTextsProvider can replace any text, but bundles all texts of the kit. */
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
