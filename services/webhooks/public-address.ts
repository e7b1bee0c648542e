import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is somebody's on the internet: not this machine, not a network around it, not where a cloud keeps
 * its machines' secrets (169.254.169.254), and none of these written as an address of IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  // The rest of IPv6 is nobody's; to the library ::10.0.0.8 is an address like any other.
  const isGivenOut = ip.kind() === 'ipv4' || ip.match(ipaddr.parseCIDR('2000::/3'));
  return isGivenOut && ip.range() === 'unicast';
}
