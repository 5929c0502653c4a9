import styled from '@emotion/styled';
import { use } from 'react';
import { isDefaultBrand } from '@portal/contract';
import { Logo } from '@portal/ui-kit';
import { PortalConfigContext } from '../lib/PortalConfigContext';

const Mark = styled.img({ height: 32, maxWidth: 64, objectFit: 'contain' });

/** The brand's name with its logo (LAY-1, LAY-2). The default brand has the kit's hexagon. */
export const BrandLogo = () => {
  const { brand } = use(PortalConfigContext);
  const { logo } = brand;
  if (logo !== '') return <Logo mark={<Mark src={logo} alt="" />} />;
  return isDefaultBrand(brand) ? <Logo /> : <Logo mark={null} />;
};
