import { useEffect, useState } from 'react';

/** In ms. A quicker response needs no announcement before it. */
const LONG = 1000;

/** Whether the component has been mounted for so long that screen readers should announce what it waits for. */
export function useIsLong(): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
