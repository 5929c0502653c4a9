import { checkStories } from './checkStories';

describe('each story, in both modes at 360 px', () => checkStories(0, 2));
