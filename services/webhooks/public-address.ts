import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is somebody's on the internet: not this machine, not a network around it, not where a cloud keeps
 * its machines' secrets (169.254.169.254), and none of these written as an address of IPv6.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
