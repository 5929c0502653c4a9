import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../texts';
import type { EnlargedQrProps } from './EnlargedQr';
import { enlargedIfLoaded, loadEnlarged } from './loadEnlarged';

/** The enlarged code, once its chunk is loaded. @throws Error in Vietnamese if that fails; a new mount tries again */
export const Enlarged = (props: EnlargedQrProps) => {
  const { t } = useTranslation();
  const [Part, setPart] = useState(() => enlargedIfLoaded());
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Part) return undefined;
    let gone = false;
    void loadEnlarged().then(
      (component) => {
        if (!gone) setPart(() => component);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [Part]);
  if (failed) throw new Error(t('payment.notLoaded'));
  return Part && <Part {...props} />;
};
