/**
 * The inline script of a prerendered page: it starts the portal's scripts after the first paint or the first touch,
 * whichever comes first (DESIGN §7), and after a second at the latest (a page opened in the background doesn't paint).
 */
export function lateStart(addresses: string[]): string {
  return `(function(d,w,s,n,i,t){
t=w.trustedTypes?w.trustedTypes.createPolicy('portal#start',{createScriptURL:function(u){return u}}):{createScriptURL:String};
n=d.currentScript.nonce;
function go(){if(i)return;i=1;s.forEach(function(u){var e=d.createElement('script');e.async=false;e.nonce=n;
e.src=t.createScriptURL(u);d.head.appendChild(e)})}
['pointerdown','keydown','focusin'].forEach(function(e){d.addEventListener(e,go,{once:true,passive:true,capture:true})});
try{new PerformanceObserver(function(l){l.getEntries().forEach(function(e){
if(e.name==='first-contentful-paint')w.setTimeout(go)})}).observe({type:'paint',buffered:true})}catch(e){go()}
w.setTimeout(go,1000)})(document,window,${JSON.stringify(addresses)})`.replace(/\n/g, '');
}
