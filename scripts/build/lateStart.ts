/**
 * The inline script of a prerendered page. After the first paint or the first touch, whichever comes first (architecture §7), it
 * inserts the fonts and starts the portal's scripts. It does so after three seconds at the latest, because a page opened in the
 * background does not paint.
 */
export function lateStart(addresses: string[], fontCss: string): string {
  return `(function(d,w,s,f,n,i,t){
t=w.trustedTypes?w.trustedTypes.createPolicy('portal#start',{createScriptURL:function(u){return u}}):{createScriptURL:String};
n=d.currentScript.nonce;
function add(k){var e=d.createElement(k);e.nonce=n;return e}
function go(){if(i)return;i=1;var c=add('style');c.textContent=f;d.head.appendChild(c);
s.forEach(function(u){var e=add('script');e.async=false;e.src=t.createScriptURL(u);d.head.appendChild(e)})}
['pointerdown','keydown','focusin'].forEach(function(e){d.addEventListener(e,go,{once:true,passive:true,capture:true})});
try{new PerformanceObserver(function(l){l.getEntries().forEach(function(e){
if(e.name==='first-contentful-paint')w.setTimeout(go)})}).observe({type:'paint',buffered:true})}catch(e){go()}
w.setTimeout(go,3000)})(document,window,${JSON.stringify(addresses)},${JSON.stringify(fontCss)})`.replace(
    /\n/g,
    '',
  );
}
