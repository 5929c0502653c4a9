/**
 * Sets `data-mode` on the html element before the first paint (APP-2): the build inlines it, so it stays plain and
 * tiny. A blocked localStorage reads as the default, dark (APP-7). The portal takes over once it runs (colourMode).
 */
export const colourModeScript =
  "(function(d,m){try{m=localStorage.getItem('mode')||m}catch(e){}" +
  "if(m==='system')m=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';" +
  "d.documentElement.setAttribute('data-mode',m==='light'?'light':'dark')})(document,'dark')";
