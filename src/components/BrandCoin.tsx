import styled from '@emotion/styled';
import { memo, use } from 'react';
import { isDefaultBrand } from '@portal/contract';
import { CoinPicture, Coins, type CoinPictureProps } from '@portal/ui-kit';
import { PortalConfigContext } from '../lib/PortalConfigContext';

const Picture = styled.img({ display: 'block', flex: 'none', maxWidth: '100%', objectFit: 'contain' });

const Neutral = styled(Coins)({ flex: 'none', padding: '2%', color: 'var(--kit-palette-kit-tone-gold)' });

/** A pile of the brand's coins, hidden from screen readers. A brand has one picture for all grades; without a picture, an icon is shown. */
export const BrandCoin = memo(({ grade, width = 96 }: Pick<CoinPictureProps, 'grade' | 'width'>) => {
  const { brand } = use(PortalConfigContext);
  const size = { width, height: width * 0.75 };
  if (brand.coin !== '') return <Picture src={brand.coin} alt="" {...size} />;
  if (isDefaultBrand(brand)) return <CoinPicture grade={grade} width={width} />;
  return <Neutral {...size} aria-hidden />;
});
BrandCoin.displayName = 'BrandCoin';
