import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'

// As long as a busy machine may need; what is there sooner is found sooner.
configure({ asyncUtilTimeout: 15_000 })
