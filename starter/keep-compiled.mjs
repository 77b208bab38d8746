// Loaded before a program of ours (`node --import`): what Node makes of the sources is kept for the next run.
import { enableCompileCache } from 'node:module'
import { serverEnvironment } from './site.mjs'

enableCompileCache(serverEnvironment.NODE_COMPILE_CACHE)
